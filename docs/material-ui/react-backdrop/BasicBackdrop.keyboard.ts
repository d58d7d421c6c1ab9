export default {
  keyboard: [
    {
      keys: 'Escape',
      does: 'No effect on a backdrop; handle the key yourself',
      walk: [
        { in: 'ContainedBackdrop', from: 'button "Remove the scratches"', press: 'Enter' },
        { press: 'Escape', shows: 'status:has-text("Removing")' },
        { in: 'InvisibleBackdrop', from: 'button "Filter the archive"', press: 'Enter' },
        { shows: 'checkbox "Color only"' },
        {
          press: 'Escape',
          hides: 'checkbox "Color only"',
          focus: 'button "Filter the archive"',
        },
      ],
    },
    {
      keys: 'Tab',
      does: 'Still reaches the controls below the backdrop',
      walk: [
        { in: 'BasicBackdrop', from: 'button "Export the album"', press: 'Enter' },
        { shows: 'status:has-text("Exporting")' },
        { from: 'before the demo', press: 'Tab', focus: 'button "Export the album"' },
      ],
    },
  ],
  roles: [
    {
      role: 'status',
      means: 'An element of yours that names the task. The backdrop is hidden from screen readers.',
    },
    {
      role: 'button',
      name: 'Export the album',
      states: { 'aria-disabled': 'false' },
      means: 'The control that starts the task. You supply the state, which is `true` meanwhile.',
    },
  ],
} satisfies KeyboardFile;
