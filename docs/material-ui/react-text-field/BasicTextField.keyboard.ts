export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        'Text and textarea': {
          does: 'Moves focus',
          walk: [{ from: 'before the demo', press: 'Tab', focus: 'textbox "Name of guest"' }],
        },
        '`select`': {
          does: 'Moves focus',
          walk: [{ in: 'SelectField', from: 'before the demo', press: 'Tab', focus: 'combobox' }],
        },
      },
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      in: {
        'Text and textarea': {
          does: 'Moves the caret',
          walk: [
            { from: 'textbox', press: ['b', 'Arrow Up', 'a'], value: ['textbox', 'ab'] },
            { press: ['Arrow Down', 'c'], value: ['textbox', 'abc'] },
          ],
        },
        '`select`': {
          does: 'Opens the list; moves in it',
          walk: [
            { in: 'SelectField', from: 'combobox', press: 'Arrow Down' },
            { shows: 'listbox', focus: 'option "Within 14 days"' },
            { press: 'Arrow Down', focus: 'option "Within 30 days"' },
            { press: 'Arrow Up', focus: 'option "Within 14 days"' },
            { press: 'Escape', hides: 'listbox' },
            { press: 'Arrow Up', shows: 'listbox' },
          ],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        'Text and textarea': {
          does: 'Submits the form; in a textarea, starts a new line',
          walk: [
            { in: 'DeliveryForm', from: 'textbox[name="city"]', press: 'Enter' },
            { shows: 'status:has-text("Saved")' },
            { in: 'FieldFeedback', from: 'textbox "Message to the host"' },
            { press: ['Ctrl + A', 'a', 'Enter', 'b'] },
            { value: ['textbox "Message to the host"', 'a\nb'] },
          ],
        },
        '`select`': {
          does: 'Opens the list; chooses',
          walk: [
            { in: 'SelectField', from: 'combobox', press: 'Enter', shows: 'listbox' },
            { press: ['Arrow Down', 'Enter'], hides: 'listbox' },
            { shows: 'combobox:has-text("Within 30 days")' },
          ],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        'Text and textarea': {
          does: 'Types a space',
          walk: [{ from: 'textbox', press: ['a', 'Space', 'b'], value: ['textbox', 'a b'] }],
        },
        '`select`': {
          does: 'Opens the list; does not choose',
          walk: [
            { in: 'SelectField', from: 'combobox', press: 'Space', shows: 'listbox' },
            { press: ['Arrow Down', 'Space'], shows: 'listbox' },
            { press: 'Escape', shows: 'combobox:has-text("Within 14 days")' },
          ],
        },
      },
    },
    {
      keys: 'Escape',
      in: {
        'Text and textarea': {
          does: 'No effect',
          walk: [
            { from: 'textbox', press: ['a', 'Escape'], value: ['textbox', 'a'], focus: 'textbox' },
          ],
        },
        '`select`': {
          does: 'Closes the list without a change',
          walk: [
            { in: 'SelectField', from: 'combobox', press: ['Enter', 'Arrow Down'] },
            { press: 'Escape', hides: 'listbox' },
            { shows: 'combobox:has-text("Within 14 days")' },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'textbox',
      name: 'Name of guest',
      states: { 'aria-invalid': 'false' },
      means: 'The input. `label` is the name, `error` sets the state.',
    },
    {
      role: 'combobox',
      states: { 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-labelledby': '…' },
      means: 'The field with `select`. Its name is the label and the value.',
      after: [{ in: 'SelectField' }],
    },
    {
      role: 'option',
      name: 'Within 14 days',
      states: { 'aria-selected': 'true' },
      means: 'A `MenuItem` in the open list.',
      after: [{ in: 'SelectField', from: 'combobox', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;
