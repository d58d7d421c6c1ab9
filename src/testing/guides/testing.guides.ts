import { buildGuide } from './startGuide';

const FOLDER = 'docs/material-ui/guides/testing/_vitest';

// Its script `build` checks the types and runs the tests.
test(`${FOLDER}: the tests pass`, async () => {
  const { remove } = await buildGuide(FOLDER);
  remove();
});
