/** @jest-environment jsdom */
import { PAYLOAD_MARK, PAYLOADS } from '@site/src/testing/payloads';
import { render, screen } from '@testing-library/react';
import { createTranslator } from '../createTranslator';
import { interpolateNodes } from '../interpolate';

const translatorOf = (text: string) =>
  createTranslator([{ language: 'zh', messages: { 'a.b': `${text} {name}` }, fallback: {} }], {
    warn: jest.fn(),
    error: jest.fn(),
  });

describe.each(Object.entries(PAYLOADS))('a translation file with %s', (_name, payload) => {
  it('is shown as it is written', () => {
    const text = translatorOf(payload)('a.b');
    render(
      <p data-testid="shown" title={text}>
        {interpolateNodes(text, { name: <b>{payload}</b> })}
      </p>,
    );
    const shown = screen.getByTestId('shown');
    expect(shown).toHaveTextContent(`${payload} ${payload}`, { normalizeWhitespace: false });
    expect(shown.querySelectorAll(':not(b, p > span)')).toHaveLength(0);
    expect(window).not.toHaveProperty(PAYLOAD_MARK);
  });
});
