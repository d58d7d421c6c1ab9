// Thursday, June 12.
const OPEN = {
  in: 'StayDates',
  from: 'button[aria-label$="Jun 12, 2025"]',
  press: 'Enter',
} as const;

export default {
  keyboard: [
    {
      keys: { words: 'Digits or letters' },
      in: {
        'In the field': {
          does: 'Fill the part in focus; a complete part moves on',
          walk: [
            { from: 'textbox', press: ['Ctrl + A', '0', '6', '1', '2', '2', '0', '2', '5'] },
            { value: ['textbox', '06/12/2025'] },
          ],
        },
      },
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      in: {
        'In the field': {
          does: 'Move to the part on the left or right',
          walk: [
            { from: 'textbox', press: ['Ctrl + A', '0', '6', '1', '2'] },
            { press: ['Arrow Left', 'Arrow Left', '0', '7'], value: ['textbox', '07/12/YYYY'] },
            { press: ['Arrow Left', 'Arrow Right', 'Arrow Right', '2', '0', '2', '5'] },
            { value: ['textbox', '07/12/2025'] },
          ],
        },
        'In the calendar': {
          does: 'Move by a day; the left arrow back, in a right-to-left theme forward',
          walk: [
            { ...OPEN, focus: 'gridcell "12"' },
            { press: 'Arrow Right', focus: 'gridcell "13"' },
            { press: 'Arrow Left', focus: 'gridcell "12"' },
          ],
          rtl: [
            { ...OPEN, focus: 'gridcell "12"' },
            { press: 'Arrow Left', focus: 'gridcell "13"' },
            { press: 'Arrow Right', focus: 'gridcell "12"' },
          ],
        },
      },
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      in: {
        'In the field': {
          does: 'Increase or decrease the part by one',
          walk: [
            { from: 'textbox', press: ['Ctrl + A', '0', '6', '1', '2', '2', '0', '2', '5'] },
            { press: ['Arrow Up'], value: ['textbox', '06/12/2026'] },
            { press: ['Arrow Down'], value: ['textbox', '06/12/2025'] },
          ],
        },
        'In the calendar': {
          does: 'Move by a week',
          walk: [
            { ...OPEN, focus: 'gridcell "12"' },
            { press: 'Arrow Down', focus: 'gridcell "19"' },
            { press: 'Arrow Up', focus: 'gridcell "12"' },
          ],
        },
      },
    },
    {
      keys: ['Page Up', 'Page Down'],
      in: {
        'In the field': {
          does: 'Increase or decrease the part by five',
          walk: [
            { from: 'textbox', press: ['Ctrl + A', '0', '6', '1', '2', '2', '0', '2', '5'] },
            { press: ['Page Up'], value: ['textbox', '06/12/2030'] },
            { press: ['Page Down'], value: ['textbox', '06/12/2025'] },
          ],
        },
        'In the calendar': {
          does: '`Page Up` moves to the next month, `Page Down` to the previous one',
          walk: [
            { ...OPEN, focus: 'gridcell "12"' },
            { press: 'Page Up', shows: 'grid "July 2025"' },
            { press: 'Page Down', shows: 'grid "June 2025"' },
          ],
        },
      },
    },
    {
      keys: ['Home', 'End'],
      in: {
        'In the field': {
          does: 'Set the part to its lowest or highest value',
          walk: [
            {
              from: 'textbox',
              press: ['Ctrl + A', '0', '6', 'Home'],
              value: ['textbox', '06/01/YYYY'],
            },
            { press: 'End', value: ['textbox', '06/31/YYYY'] },
          ],
        },
        'In the calendar': {
          does: 'Move to the first or last day of the week',
          walk: [
            { ...OPEN, focus: 'gridcell "12"' },
            { press: 'Home', focus: 'gridcell "8"' },
            { press: 'End', focus: 'gridcell "14"' },
          ],
        },
      },
    },
    {
      keys: ['Delete', 'Backspace'],
      in: {
        'In the field': {
          does: 'Empty the part, or all parts after `Ctrl` + `A`',
          walk: [
            { from: 'textbox', press: ['Ctrl + A', '0', '6', '1', '2', '2', '0', '2', '5'] },
            { press: 'Backspace', value: ['textbox', '06/12/YYYY'] },
            { press: ['Arrow Left', 'Delete'], value: ['textbox', '06/DD/YYYY'] },
            { press: ['Ctrl + A', 'Delete'], value: ['textbox', 'MM/DD/YYYY'] },
          ],
        },
      },
    },
    {
      keys: ['Enter', 'Space'],
      in: {
        'In the calendar': {
          does: 'Choose the day',
          walk: [
            { ...OPEN, focus: 'gridcell "12"' },
            { press: ['Arrow Right', 'Enter'], hides: 'dialog' },
            { shows: 'button[aria-label$="Jun 13, 2025"]' },
            { from: 'button[aria-label$="Jun 13, 2025"]', press: 'Enter', focus: 'gridcell "13"' },
            { press: ['Arrow Right', 'Space'], hides: 'dialog' },
            { shows: 'button[aria-label$="Jun 14, 2025"]' },
          ],
        },
      },
    },
    {
      keys: 'Escape',
      in: {
        'In the calendar': {
          does: 'Closes the popup; focus returns to the button',
          walk: [
            { ...OPEN, shows: 'dialog "Arrival"' },
            { press: 'Escape', hides: 'dialog', focus: 'button[aria-label$="Jun 12, 2025"]' },
          ],
        },
      },
    },
  ],
  roles: [
    { role: 'textbox', name: 'Delivery date', means: 'The field. `label` is its name.' },
    {
      role: 'button',
      name: 'Choose date, selected date is Jun 12, 2025',
      means: 'The button beside the field. Its name says what it does and what is chosen.',
      after: [{ in: 'StayDates' }],
    },
    {
      role: 'dialog',
      name: 'Arrival',
      means: 'The popup, which gets the focus. The label of the field is its name.',
      after: [OPEN],
    },
    {
      role: 'grid',
      name: 'June 2025',
      means: 'The days. The name of the month is announced when it changes.',
      after: [OPEN],
    },
    {
      role: 'gridcell',
      name: '12',
      states: { 'aria-selected': 'true', 'aria-colindex': '5' },
      means: 'The chosen day.',
      after: [OPEN],
    },
  ],
} satisfies KeyboardFile;
