import { rowNotes, type NotedRow } from '../rows/rowNotes';

test.each<[NotedRow, boolean, string[]]>([
  [{}, false, []],
  [{ required: true }, false, ['api.required']],
  [{ required: true, deprecated: '' }, false, ['api.required', 'api.deprecated']],
  [{ deprecated: 'Why' }, false, ['api.deprecated']],
  [{ global: true }, false, ['api.state']],
  [{}, true, ['api.optional']],
  [{ required: true }, true, []],
  [{ deprecated: '' }, true, ['api.optional', 'api.deprecated']],
])('%j (result: %p) is noted as %j', (row, isResult, notes) => {
  expect(rowNotes(row, isResult)).toEqual(notes);
});
