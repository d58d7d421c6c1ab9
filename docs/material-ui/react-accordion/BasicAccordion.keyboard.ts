export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Moves focus through the summaries and the controls of expanded details; skips collapsed details and disabled accordions',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "When does check-in close?"' },
        { press: 'Tab', focus: 'button "Can my dog come along?"' },
        { press: 'Shift + Tab', focus: 'button "When does check-in close?"' },
        { in: 'ContactSection', from: 'button "Text messages 555-0142"', press: 'Enter' },
        { press: 'Tab', focus: 'textbox "Phone for delays"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Expands or collapses the accordion',
      walk: [
        {
          from: 'button "When does check-in close?"',
          press: 'Enter',
          shows: 'region "When does check-in close?"',
        },
        { press: 'Space', hides: 'region "When does check-in close?"' },
      ],
    },
  ],
  roles: [
    {
      role: 'heading',
      name: 'Can my dog come along?',
      means: 'The `<h3>` around the summary. You choose the level.',
    },
    {
      role: 'button',
      name: 'Can my dog come along?',
      states: { 'aria-expanded': 'false', 'aria-controls': '…' },
      means: '`AccordionSummary`. You supply `aria-controls`.',
    },
    {
      role: 'region',
      name: 'Can my dog come along?',
      states: { 'aria-labelledby': '…' },
      means:
        'The part around the details, while they are expanded. The `id` of the summary names it.',
      after: [{ from: 'button "Can my dog come along?"', press: 'Enter' }],
    },
    {
      role: 'button',
      name: 'Disabled: seats',
      states: { 'aria-disabled': 'true', tabindex: '-1' },
      means: 'The summary of a `disabled` accordion.',
      after: [{ in: 'AccordionStates' }],
    },
  ],
} satisfies KeyboardFile;
