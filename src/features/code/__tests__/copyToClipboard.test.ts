/** @jest-environment jsdom */
import { copyToClipboard } from '../copying/copyToClipboard';

function provide(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

function provideCommand(command: () => boolean) {
  const execCommand = jest.fn(command);
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return execCommand;
}

const refuse = () => Promise.reject(new Error('Document is not focused.'));

describe('copyToClipboard', () => {
  test('uses the asynchronous clipboard', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    provide({ writeText });
    const execCommand = provideCommand(() => true);
    await copyToClipboard(' a\n');
    expect(writeText).toHaveBeenCalledWith(' a\n');
    expect(execCommand).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', undefined],
    ['refuses', { writeText: refuse }],
  ])('falls back to a selection when it %s', async (_name, clipboard) => {
    provide(clipboard);
    const copied: (string | undefined)[] = [];
    provideCommand(() => {
      copied.push(window.getSelection()?.toString());
      return true;
    });
    await copyToClipboard(' a\n  b');
    expect(copied).toEqual([' a\n  b']);
    expect(document.body).toBeEmptyDOMElement();
  });

  test('the fallback gives the selection back', async () => {
    provide(undefined);
    provideCommand(() => true);
    document.body.innerHTML = '<p>kept</p>';
    const paragraph = document.querySelector('p');
    if (paragraph) window.getSelection()?.selectAllChildren(paragraph);
    await copyToClipboard('a');
    expect(window.getSelection()?.toString()).toBe('kept');
    document.body.replaceChildren();
  });

  test.each([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('not supported');
      },
    ],
  ])('spec §8, "Clipboard failure": rejects when the fallback %s', async (_name, command) => {
    provide({ writeText: refuse });
    provideCommand(command);
    await expect(copyToClipboard('a')).rejects.toMatchObject({
      name: 'NotAllowedError',
      message: 'The request is not allowed',
    });
    expect(document.body).toBeEmptyDOMElement();
  });
});
