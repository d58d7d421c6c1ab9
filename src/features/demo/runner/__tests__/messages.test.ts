import {
  parseFromFrame,
  parseToFrame,
  toMessage,
  type FromFrame,
  type RunRequest,
  type ToFrame,
} from '../messages';

const settings = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#0b57d0' } },
  spacing: 6,
  paletteMode: 'dark',
  worn: '1.e30',
} as const;

const request: RunRequest = {
  files: [
    { name: 'BasicButtons.tsx', code: 'export default () => null;' },
    { name: 'orders.css', code: '' },
  ],
  entry: 'BasicButtons.tsx',
  theme: null,
  folder: 'docs/material-ui/react-button',
  library: 'material',
  stylesheet: '/assets/css/material.css',
  css: null,
  iframe: false,
  scrollable: false,
  injectFirst: false,
};

const run: ToFrame = { type: 'run', id: 3, request, settings };

describe('parseToFrame', () => {
  test.each<[string, ToFrame]>([
    ['a run', run],
    ['settings', { type: 'settings', settings }],
    [
      'settings without colours',
      { type: 'settings', settings: { ...settings, paletteColors: {} } },
    ],
    ['a demo without a style sheet', { ...run, request: { ...request, stylesheet: null } }],
    ['a demo with styles', { ...run, request: { ...request, css: '.a{}', injectFirst: true } }],
  ])('reads %s as it was sent', (_name, message) => {
    expect(parseToFrame(structuredClone(toMessage(message)))).toEqual(message);
  });

  const broken = (changes: object) => toMessage({ ...run, ...changes } as ToFrame);
  const brokenRequest = (changes: object) => broken({ request: { ...request, ...changes } });
  const brokenSettings = (changes: object) => broken({ settings: { ...settings, ...changes } });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'run'],
    ['a list', [run]],
    ['a message of somebody else', run],
    ['a message of another channel', { ...run, channel: 'devtools' }],
    ['an unknown type', broken({ type: 'eval' })],
    ['a run without a number', broken({ id: '3' })],
    ['a run with a number below 0', broken({ id: -1 })],
    ['a run without a request', broken({ request: null })],
    ['a run without settings', broken({ settings: undefined })],
    ['an answer', toMessage({ type: 'ready' })],
    ['files that are no list', brokenRequest({ files: { 'BasicButtons.tsx': '' } })],
    ['a file without code', brokenRequest({ files: [{ name: 'BasicButtons.tsx' }] })],
    ['a file without a name', brokenRequest({ files: [...request.files, { name: '', code: '' }] })],
    ['an entry that is none of the files', brokenRequest({ entry: 'Other.tsx' })],
    ['a theme that is none of the files', brokenRequest({ theme: 'Other.theme.ts' })],
    ['an unknown library', brokenRequest({ library: 'bootstrap' })],
    ['a folder that is no text', brokenRequest({ folder: 1 })],
    ['a style sheet of another site', brokenRequest({ stylesheet: 'https://a.example/b.css' })],
    ['one without a protocol', brokenRequest({ stylesheet: '//a.example/b.css' })],
    ['one that browsers read as such', brokenRequest({ stylesheet: '/\\a.example/b.css' })],
    ['a style sheet that is missing', brokenRequest({ stylesheet: undefined })],
    ['styles that are no text', brokenRequest({ css: {} })],
    ['injectFirst that is no boolean', brokenRequest({ injectFirst: 'yes' })],
    ['an unknown direction', brokenSettings({ direction: 'up' })],
    ['an unknown mode', brokenSettings({ paletteMode: 'system' })],
    ['a theme that is no text', brokenSettings({ worn: {} })],
    ['dense that is no boolean', brokenSettings({ dense: 1 })],
    ['spacing below 0', brokenSettings({ spacing: -8 })],
    ['spacing without end', brokenSettings({ spacing: Infinity })],
    ['colours that are a list', brokenSettings({ paletteColors: [] })],
    ['an unknown palette', brokenSettings({ paletteColors: { constructor: { main: '#fff' } } })],
    ['a palette that is a colour', brokenSettings({ paletteColors: { primary: '#fff' } })],
    ['a colour that is no text', brokenSettings({ paletteColors: { primary: { main: 1 } } })],
  ])('refuses %s', (_name, data) => {
    expect(parseToFrame(data)).toBeNull();
  });

  it('leaves out what it does not know', () => {
    expect(parseToFrame({ ...toMessage(run), extra: 1 })).toEqual(run);
  });
});

describe('parseFromFrame', () => {
  test.each<[string, FromFrame]>([
    ['ready', { type: 'ready' }],
    ['loading', { type: 'loading', id: 2 }],
    ['running', { type: 'running', id: 2 }],
    ['rendered', { type: 'rendered', id: 2, height: 120.5 }],
    ['resized', { type: 'resized', height: 0 }],
    ['failed', { type: 'failed', id: 2, kind: 'compile', message: 'Unexpected token' }],
  ])('reads %s as it was sent', (_name, message) => {
    expect(parseFromFrame(structuredClone(toMessage(message)))).toEqual(message);
  });

  test.each<[string, unknown]>([
    ['a message of somebody else', { type: 'ready' }],
    ['a request', toMessage(run)],
    ['a height that is no number', toMessage({ type: 'resized', height: '1' as never })],
    ['a height below 0', toMessage({ type: 'resized', height: -1 })],
    ['a height that is no length', toMessage({ type: 'rendered', id: 1, height: NaN })],
    ['a result of no run', toMessage({ type: 'rendered', height: 1 } as FromFrame)],
    ['a start of no run', toMessage({ type: 'running' } as FromFrame)],
    ['an unknown failure', toMessage({ type: 'failed', id: 1, kind: 'x', message: '' } as never)],
    ['a failure without words', toMessage({ type: 'failed', id: 1, kind: 'run' } as never)],
  ])('refuses %s', (_name, data) => {
    expect(parseFromFrame(data)).toBeNull();
  });
});
