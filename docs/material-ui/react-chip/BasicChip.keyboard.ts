export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to a chip with `onClick`, `onDelete` or `href`; skips a static one',
      walk: [
        { in: 'ClickableChips', from: 'before the demo', press: 'Tab' },
        { focus: 'button "Vegan"' },
        { press: 'Tab', focus: 'button "One pot"' },
        { in: 'RemovableChips', from: 'before the demo', press: 'Tab' },
        { focus: 'button "Peanuts, remove"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onClick`; a link reacts to `Enter` only',
      walk: [
        { in: 'ClickableChips', from: 'button "Vegan"', press: 'Enter' },
        { shows: 'status:has-text("48 vegan")' },
        { from: 'button "One pot"', press: 'Space', shows: 'status:has-text("31 recipes")' },
      ],
    },
    {
      keys: ['Delete', 'Backspace'],
      does: 'Calls `onDelete` when released',
      walk: [
        { in: 'RemovableChips', from: 'button "Peanuts, remove"', hold: 'Delete' },
        { shows: 'button "Peanuts, remove"' },
        { release: 'Delete', hides: 'button "Peanuts, remove"' },
        { from: 'button "Celery, remove"', press: 'Backspace', hides: 'button "Celery, remove"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Vegan',
      states: { tabindex: '0' },
      means:
        'A chip with `onClick` or `onDelete`. The label is its name unless you set `aria-label`.',
      after: [{ in: 'ClickableChips' }],
    },
    {
      role: 'button',
      name: 'Vegetarian',
      states: { 'aria-pressed': 'true' },
      means: 'A chip that filters. You supply `aria-pressed`.',
      after: [{ in: 'FilterChips' }],
    },
    {
      role: 'button',
      name: 'Print',
      states: { 'aria-disabled': 'true', tabindex: '-1' },
      means: 'A `disabled` chip with `onClick`.',
      after: [{ in: 'DisabledChips' }],
    },
    {
      role: 'link',
      name: 'Baking',
      states: { href: '…' },
      means: 'A chip with `component="a"` and `href`.',
      after: [{ in: 'RecipeCard' }],
    },
  ],
} satisfies KeyboardFile;
