// Stay at the newest message while pictures load, unless the reader has scrolled up.
const timeline = document.getElementById("channel-timeline");
let following = true;
let touched = -Infinity;
const touch = () => { touched = performance.now(); };
timeline.addEventListener("wheel", touch, { passive: true });
timeline.addEventListener("touchmove", touch, { passive: true });
document.addEventListener("keydown", touch);
timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) touch(); });
timeline.addEventListener("scroll", () => {
  const near = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 80;
  if (near) following = true;
  else if (performance.now() - touched < 1000) following = false;
  else follow();
});
function follow() { if (following) timeline.scrollTop = timeline.scrollHeight; }
const growth = new ResizeObserver(follow);
growth.observe(timeline);
growth.observe(document.getElementById("channel-message-list"));
