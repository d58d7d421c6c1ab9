import { NO_HEIGHT_REQUESTS, requestHeight } from '../heightRequests';

/** Returns the heights that a frame requests if each is granted; `neededIn` models the demo. */
function heights(neededIn: (frameHeight: number, time: number) => number, times: number) {
  let requests = NO_HEIGHT_REQUESTS;
  const asked: (number | null)[] = [];
  let frameHeight = 40;
  for (let time = 0; time < times; time += 1) {
    requests = requestHeight(requests, neededIn(frameHeight, time), frameHeight);
    frameHeight = Math.max(40, requests.asked ?? 0);
    asked.push(requests.asked);
  }
  return asked;
}

test('a demo gets what it needs', () => {
  expect(heights(() => 120, 3)).toEqual([120, 120, 120]);
});

test('one that grows and shrinks is followed', () => {
  const needed = [100, 100, 140, 140, 180, 180, 220, 220, 260, 260, 300, 300, 60, 60];
  expect(heights((_frame, time) => needed[time] ?? 0, needed.length)).toEqual(needed);
});

test('one as high as the window stays as it is', () => {
  expect(heights((frame) => frame, 4)).toEqual([40, 40, 40, 40]);
});

test('one that is always higher than the window is given up', () => {
  expect(heights((frame) => frame + 16, 8)).toEqual([56, 72, 88, 104, 104, 104, 104, 104]);
});

test('a page that is slow is no reason to give up', () => {
  let requests = NO_HEIGHT_REQUESTS;
  for (const needed of [100, 110, 120, 130, 140, 150]) {
    requests = requestHeight(requests, needed, 40);
  }
  expect(requests.asked).toBe(150);
});
