import { checkLoop, guardLoops, LOOP_CHECK, LOOP_LIMIT_MS } from '../endlessLoops';

function run(code: string): unknown {
  return new Function(LOOP_CHECK, guardLoops(code))(checkLoop);
}

let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // Time passes only when somebody looks.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  Object.assign(globalThis, {
    window: { dispatchEvent: jest.fn() },
    ErrorEvent: class {
      constructor(
        readonly type: string,
        readonly init: unknown,
      ) {}
    },
  });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  'while (true);',
  'while (true) {}',
  'do ; while (true)',
  'do {} while (true);',
  'for (;;);',
  'for (let i = 0; i < 3; ) { i -= 1; }',
  'const list = [1]; for (const each of list) list.push(each);',
  'while (true) for (let i = 0; i < 3; i++);',
  'while (true) try { while (true); } catch {}',
  '(() => { while (true); })()',
  'const forever = function* () { while (true) yield 1; }; [...forever()];',
])('%s is stopped', (code) => {
  expect(() => run(code)).toThrow('was stopped');
});

test('a loop that never lets others run is stopped, though it waits', async () => {
  await expect(run('return (async () => { while (true) await null; })()')).rejects.toThrow(
    'was stopped',
  );
});

test.each([
  ['let n = 0; while (n < 5) n += 1; return n', 5],
  ['let n = 0; do n += 1; while (n < 5); return n', 5],
  ['let n = 0; for (const a in { b: 1, c: 2 }) n += 1; return n', 2],
  ['let n = 0; if (false) for (;;) n = 1; else n = 2; return n', 2],
  ['let n = 0; for (;;) if (n > 3) break; else n += 1\nreturn n', 4],
  [
    'let n = 0; a: for (;;) { while (true) { n += 1; if (n > 3) break a; continue a; } } return n',
    4,
  ],
  [
    'return [0, 1].map((i) => { const all = []; for (let j = i; j < 2; j++) all.push(() => j); return all[0](); })',
    [0, 1],
  ],
  [
    'const a = { for: 1, while() { return 2; } }; return [a.for, a.while(), "for (;;);", /while (1);/.source]',
    [1, 2, 'for (;;);', 'while (1);'],
  ],
])('%s ends as before', (code, value) => {
  expect(run(code)).toEqual(value);
});

test('lines stay', () => {
  const code = 'for (;;)\n{\n}\nwhile (a)\n  b();\n';
  expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
});

test('each task has all the time there is', () => {
  const half = `for (let i = 0; i < ${LOOP_LIMIT_MS * 0.6}; i++);`;
  run(half);
  jest.runAllTimers();
  run(half);
  expect(() => run(half)).toThrow('was stopped');
  jest.runAllTimers();
  run(half);
});
