import { describeOverlayProblems, parseOverlay } from '../parseOverlay';

test('reads the texts in their order', () => {
  const { overlay, problems } = parseOverlay(
    `{
      "props": {
        "onChange": {
          "description": { "text": "A", "source": "0123abcd" },
          "params": { "event": { "english": "E", "text": "" } },
          "returns": { "text": "R" }
        }
      },
      "classes": { "root": { "deprecated": { "text": "D" } } },
      "description": { "text": "Z" }
    }`,
    'zh.json',
  );
  expect(problems).toEqual([]);
  expect([...overlay]).toEqual([
    [
      'props.onChange.description',
      { path: ['props', 'onChange', 'description'], text: 'A', source: '0123abcd' },
    ],
    [
      'props.onChange.params.event',
      { path: ['props', 'onChange', 'params', 'event'], text: '', english: 'E' },
    ],
    ['props.onChange.returns', { path: ['props', 'onChange', 'returns'], text: 'R' }],
    ['classes.root.deprecated', { path: ['classes', 'root', 'deprecated'], text: 'D' }],
    ['description', { path: ['description'], text: 'Z' }],
  ]);
});

test.each([
  ['{', "zh.json:1 invalid JSON, expected ',' or '}', found the end of the file"],
  ['[]', 'zh.json:1 expected names in braces, found a list'],
  ['"x"', 'zh.json:1 expected names in braces, found a text'],
  [
    '{"prop": {}}',
    'zh.json:1 prop: unknown key; there are description, deprecated, props, slots, classes, parameters, returnValue',
  ],
  ['{\n"props": 1}', 'zh.json:2 props: expected names in braces, found 1'],
  ['{"props": {"a": "x"}}', 'zh.json:1 props.a: expected names in braces, found a text'],
  [
    '{"props": {"a": {"text": "x"}}}',
    'zh.json:1 props.a.text: unknown key; there are description, deprecated, params, returns',
  ],
  [
    '{"slots": {"a": {"deprecated": {"text": "x"}}}}',
    'zh.json:1 slots.a.deprecated: unknown key; there are description',
  ],
  ['{"description": "x"}', 'zh.json:1 description: expected { "text": "…" }, found a text'],
  ['{"description": null}', 'zh.json:1 description: expected { "text": "…" }, found null'],
  [
    '{"description": {"source": "0123abcd"}}',
    'zh.json:1 description: "text" is missing; expected { "text": "…" }',
  ],
  ['{"description": {"text": 5}}', 'zh.json:1 description.text: expected a text, found 5'],
  [
    '{"description": {"text": {"en": "x"}}}',
    'zh.json:1 description.text: expected a text, found an object',
  ],
  [
    '{"description": {"text": "x",\n"hash": "0123abcd"}}',
    'zh.json:2 description.hash: unknown key; there are text, source, english',
  ],
  [
    '{"description": {"text": "x",\n"source": "soon"}}',
    'zh.json:2 description.source: expected 8 hex digits; remove it and accept the file',
  ],
  [
    '{"description": {"text": "x"},\n"description": {"text": "y"}}',
    'zh.json:2 description: the key is written twice, first on line 1; remove one',
  ],
  [
    '{"description": {"text": "x",\n"text": "y"}}',
    'zh.json:2 description.text: the key is written twice, first on line 1; remove one',
  ],
])('%j', (content, expected) => {
  const { problems } = parseOverlay(content, 'zh.json');
  expect(describeOverlayProblems(problems)).toBe(
    `The translations of the API cannot be used:\n  ${expected}`,
  );
});

test('names that every object has are names like any other', () => {
  const content = '{"props": {"__proto__": {"description": {"text": "x"}}}}';
  expect([...parseOverlay(content, 'zh.json').overlay.keys()]).toEqual([
    'props.__proto__.description',
  ]);
  expect(parseOverlay('{"constructor": {"text": "x"}}', 'zh.json').problems).toHaveLength(1);
});
