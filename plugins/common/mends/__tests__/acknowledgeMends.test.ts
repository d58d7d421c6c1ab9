import logger from '@docusaurus/logger';
import { acknowledgeMends } from '../acknowledgeMends';

test('says once that what failed is right again', async () => {
  const success = jest.spyOn(logger, 'success').mockImplementation();
  let isRight = true;
  const load = acknowledgeMends('the menu', async () => {
    if (!isRight) throw new Error('No menu.');
    return 1;
  });
  await expect(load()).resolves.toBe(1);
  expect(success).not.toHaveBeenCalled();
  isRight = false;
  await expect(load()).rejects.toThrow('No menu.');
  isRight = true;
  await load();
  await load();
  expect(success.mock.calls).toEqual([['Right again: the menu.']]);
});
