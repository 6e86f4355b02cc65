-- How often anything has changed of which the course of a league follows: as long as it stays the
-- same and no date comes, there is nothing to do for it. Triggers count, so that no statement forgets.
ALTER TABLE leagues ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER league_changed AFTER UPDATE OF channel, settings, archived ON leagues BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = NEW.id;
END;

CREATE TRIGGER season_opened AFTER INSERT ON seasons BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = NEW.league;
END;

CREATE TRIGGER season_changed AFTER UPDATE OF status, settings, closes, starts, started, ends, ended ON seasons BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = NEW.league;
END;

CREATE TRIGGER entry_made AFTER INSERT ON entries BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;

CREATE TRIGGER entry_changed AFTER UPDATE ON entries BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;

CREATE TRIGGER entry_gone AFTER DELETE ON entries BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = OLD.season);
END;

CREATE TRIGGER pool_opened AFTER INSERT ON pools BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;

CREATE TRIGGER pool_changed AFTER UPDATE ON pools BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;

CREATE TRIGGER pool_people_changed AFTER UPDATE ON pool_people BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM pools WHERE id = NEW.pool));
END;

CREATE TRIGGER round_opened AFTER INSERT ON rounds BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM pools WHERE id = NEW.pool));
END;

CREATE TRIGGER round_changed AFTER UPDATE ON rounds BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM pools WHERE id = NEW.pool));
END;

CREATE TRIGGER league_table_paired AFTER INSERT ON league_tables BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;

CREATE TRIGGER league_table_changed AFTER UPDATE ON league_tables BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;

CREATE TRIGGER league_chair_changed AFTER UPDATE ON league_chairs BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM league_tables WHERE id = NEW.league_table));
END;

CREATE TRIGGER ruled AFTER INSERT ON rulings BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM league_tables WHERE id = NEW.league_table));
END;

-- How many games of leagues anybody may have at once on a server.
CREATE TRIGGER cap_set AFTER INSERT ON facts WHEN NEW.name GLOB 'cap/*' BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE guild = CAST(substr(NEW.name, 5) AS INTEGER);
END;
CREATE TRIGGER cap_dropped AFTER DELETE ON facts WHEN OLD.name GLOB 'cap/*' BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE guild = CAST(substr(OLD.name, 5) AS INTEGER);
END;
