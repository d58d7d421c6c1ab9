import path from 'node:path';
import { loadApiModels } from '../loadApiModels';
import { beginToLoadModels, takeShownModels } from '../loadShownModels';

jest.mock('../loadApiModels');

const SITE_DIR = path.resolve(__dirname, '../../../../../..');
const load = jest.mocked(loadApiModels);

beforeEach(() => load.mockReset());

test('models whose loading has begun are taken once', async () => {
  const models = new Map();
  load.mockResolvedValueOnce(models).mockResolvedValueOnce(new Map());
  beginToLoadModels(SITE_DIR);
  await expect(takeShownModels(SITE_DIR)).resolves.toBe(models);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(takeShownModels(SITE_DIR)).resolves.not.toBe(models);
});

test('who takes them hears that a package cannot be read', async () => {
  load.mockRejectedValueOnce(new Error('@mui/lab cannot be read'));
  beginToLoadModels(SITE_DIR);
  await new Promise(setImmediate);
  await expect(takeShownModels(SITE_DIR)).rejects.toThrow('@mui/lab cannot be read');
});
