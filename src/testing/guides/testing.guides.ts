import { temporaryFolder } from '../temporaryFolder';
import { buildGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/guides/testing/_vitest';

const copy = temporaryFolder('all');

// Its script `build` checks the types and runs the tests.
test(`${FOLDER}: the tests pass`, () => buildGuide(FOLDER, copy.path));
