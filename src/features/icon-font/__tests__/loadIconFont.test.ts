/** @jest-environment jsdom */
const HREF = 'https://fonts.test/icons.css';

const loadFace = jest.fn();

beforeEach(() => {
  jest.resetModules();
  loadFace.mockReset().mockResolvedValue([{}]);
  Object.defineProperty(document, 'fonts', { value: { load: loadFace }, configurable: true });
  document.head.innerHTML = '';
  delete document.documentElement.dataset['iconFont'];
});

const links = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
const isReady = () => document.documentElement.hasAttribute('data-icon-font');
const loadIconFont = async (url: string | null) =>
  (await import('../loadIconFont')).loadIconFont(url);

/** Completes the request of the style sheet. */
async function answer(type: 'load' | 'error') {
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  links()[0]?.dispatchEvent(new Event(type));
}

it('says that icons can be drawn once style sheet and font are there', async () => {
  const loaded = loadIconFont(HREF);
  await new Promise((resolve) => setTimeout(resolve));
  expect(links()[0]?.href).toBe(HREF);
  expect(isReady()).toBe(false);
  await answer('load');
  await loaded;
  expect(loadFace).toHaveBeenCalledWith("24px 'Material Icons'");
  expect(isReady()).toBe(true);
});

it('takes the own font where no style sheet is configured', async () => {
  await loadIconFont(null);
  expect(links()).toHaveLength(0);
  expect(isReady()).toBe(true);
});

it('loads once for all demos', async () => {
  const both = Promise.all([loadIconFont(HREF), loadIconFont(HREF)]);
  await answer('load');
  await both;
  expect(links()).toHaveLength(1);
});

it('says nothing of a style sheet that does not come, and tries again when asked', async () => {
  const failed = loadIconFont(HREF);
  await answer('error');
  await expect(failed).rejects.toThrow(`${HREF} could not be loaded`);
  expect(isReady()).toBe(false);
  expect(links()).toHaveLength(0);
  const second = loadIconFont(HREF);
  await answer('load');
  await second;
  expect(isReady()).toBe(true);
});

it('says nothing of a style sheet without the font', async () => {
  loadFace.mockResolvedValue([]);
  const failed = loadIconFont(HREF);
  await answer('load');
  await expect(failed).rejects.toThrow('has no font for icons');
  expect(isReady()).toBe(false);
});
