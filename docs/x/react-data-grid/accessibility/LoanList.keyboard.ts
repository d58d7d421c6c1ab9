/** Focuses the first header, then the first cell below it. */
const FIRST_CELL = { from: 'before the demo', press: ['Tab', 'Arrow Down'] } as const;

/** Focuses the first cell of the grid with checkboxes. */
const FIRST_SHELF = {
  in: 'ShelfCheck',
  from: 'before the demo',
  press: ['Tab', 'Arrow Down', 'Arrow Right'],
} as const;

/** Focuses the cell that can be edited. */
const EDITABLE_CELL = { from: 'before the demo', press: ['Tab', 'Arrow Down', 'End'] } as const;

export default {
  keyboard: [
    {
      keys: ['Arrow Up', 'Arrow Down', 'Arrow Left', 'Arrow Right'],
      in: {
        'In a cell': {
          does: 'Move by one cell, and from the first row to the headers',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "Tide tables"' },
            { press: 'Arrow Right', focus: 'gridcell "Ines"' },
            { press: 'Arrow Down', focus: 'gridcell "Omar"' },
            { press: 'Arrow Left', focus: 'gridcell "Knots"' },
            { press: ['Arrow Up', 'Arrow Up'], focus: 'columnheader "Book"' },
          ],
          rtl: [
            { ...FIRST_CELL, press: ['Tab', 'Arrow Down', 'Arrow Left'], focus: 'gridcell "Ines"' },
            { press: 'Arrow Right', focus: 'gridcell "Tide tables"' },
          ],
        },
        'In a header': {
          does: 'Move by one header, and down to the first row',
          walk: [
            { from: 'before the demo', press: ['Tab', 'Arrow Right'] },
            { press: 'Arrow Left', focus: 'columnheader "Book"' },
            { press: 'Arrow Down', focus: 'gridcell "Tide tables"' },
            { press: 'Arrow Up', focus: 'columnheader "Book"' },
          ],
          rtl: [
            { from: 'before the demo', press: ['Tab', 'Arrow Left'] },
            { focus: 'columnheader "Reader"' },
          ],
        },
      },
    },
    {
      keys: ['Home', 'End'],
      in: {
        'In a cell': {
          does: 'First or last cell of the row; with `Ctrl`, of the page',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "Tide tables"' },
            { press: 'End', focus: 'gridcell "14"' },
            { press: 'Home', focus: 'gridcell "Tide tables"' },
            { press: 'Ctrl + End', focus: 'gridcell "21"' },
            { press: 'Ctrl + Home', focus: 'gridcell "Tide tables"' },
          ],
        },
        'In a header': {
          does: 'First or last header',
          walk: [
            { from: 'before the demo', press: ['Tab', 'End'], focus: 'columnheader "Days"' },
            { press: 'Home', focus: 'columnheader "Book"' },
          ],
        },
      },
    },
    {
      keys: ['Page Up', 'Page Down'],
      in: {
        'In a cell': {
          does: 'Move by the rows that are visible',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "Tide tables"' },
            { press: 'Page Down', focus: 'gridcell "Seabirds"' },
            { press: 'Page Up', focus: 'gridcell "Tide tables"' },
          ],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        'In a cell': {
          does: 'Starts editing; saves and moves down',
          walk: [
            { ...EDITABLE_CELL, focus: 'gridcell "14"' },
            { press: 'Enter', focus: 'spinbutton' },
            { press: ['Ctrl + A', '9', 'Enter'], focus: 'gridcell "7"' },
            { shows: 'gridcell "9"' },
          ],
        },
        'In a header': {
          does: 'Sorts; with `Ctrl`, opens the column menu',
          walk: [
            { from: 'before the demo', press: ['Tab', 'Enter'] },
            { shows: 'columnheader[aria-sort="ascending"]' },
            { press: 'Ctrl + Enter', shows: 'menu' },
          ],
        },
      },
    },
    {
      keys: 'Escape',
      in: {
        'In a cell': {
          does: 'Discards the edit',
          walk: [
            { ...EDITABLE_CELL, focus: 'gridcell "14"' },
            { press: ['Enter', 'Ctrl + A', '9', 'Escape'], focus: 'gridcell "14"' },
          ],
        },
        'In a header': {
          does: 'Closes the column menu',
          walk: [
            { from: 'before the demo', press: ['Tab', 'Ctrl + Enter'], shows: 'menu' },
            { press: 'Escape', hides: 'menu', focus: 'columnheader "Book"' },
          ],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        'In a cell': {
          does: 'Moves down by the rows that are visible; with `Shift`, or on a checkbox, selects the row',
          walk: [
            { ...FIRST_CELL, press: ['Tab', 'Arrow Down', 'Shift + Space'] },
            { shows: 'row[data-id="1"][aria-selected="true"]' },
            { press: 'Space', focus: 'gridcell "Seabirds"' },
            { in: 'ShelfCheck', from: 'before the demo', press: ['Tab', 'Arrow Down', 'Space'] },
            { shows: 'row[data-id="A1"][aria-selected="true"]' },
          ],
        },
        'In a header': {
          does: 'On the checkbox, selects all rows',
          walk: [
            { in: 'ShelfCheck', from: 'before the demo', press: ['Tab', 'Space'] },
            { shows: 'row[data-id="C3"][aria-selected="true"]' },
          ],
        },
      },
    },
    {
      keys: ['Shift + Arrow Down', 'Shift + Arrow Up'],
      in: {
        'In a cell': {
          does: 'Select the row and the next one, with checkboxes; the way back deselects',
          walk: [
            { ...FIRST_SHELF, focus: 'gridcell "A1"' },
            { press: 'Shift + Arrow Down', shows: 'row[data-id="A1"][aria-selected="true"]' },
            { shows: 'row[data-id="B2"][aria-selected="true"]' },
            { press: 'Shift + Arrow Up', shows: 'row[data-id="B2"][aria-selected="false"]' },
          ],
        },
      },
    },
    {
      keys: 'Ctrl + A',
      in: {
        'In a cell': {
          does: 'Selects all rows, with checkboxes',
          walk: [
            { ...FIRST_SHELF, focus: 'gridcell "A1"' },
            { press: 'Ctrl + A', shows: 'row[data-id="C3"][aria-selected="true"]' },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'group',
      name: 'Loans',
      means: 'The element around the grid. You supply it with its name.',
    },
    {
      role: 'grid',
      states: { 'aria-rowcount': '4', 'aria-colcount': '3', 'aria-multiselectable': 'false' },
      means: 'Counts the headers and all rows, also those that are not rendered.',
    },
    {
      role: 'columnheader',
      name: 'Book',
      states: { 'aria-colindex': '1', 'aria-sort': 'none', tabindex: '0' },
      means: 'A header, named by `headerName`. At first, it is the tab stop.',
    },
    {
      role: 'row',
      states: { 'aria-rowindex': '2', 'aria-selected': 'false' },
      means: 'A row. The row of the headers is the first one.',
    },
    {
      role: 'gridcell',
      name: 'Ines',
      states: { 'aria-colindex': '2', tabindex: '-1' },
      means: 'A cell, named by its content.',
    },
    {
      role: 'menu',
      name: 'Menu',
      means:
        'The column menu. Its name is the same in all headers: `columnMenuLabel` of `localeText`.',
      after: [{ from: 'before the demo', press: ['Tab', 'Ctrl + Enter'] }],
    },
  ],
} satisfies KeyboardFile;
