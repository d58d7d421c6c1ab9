/** Focuses the first header, then the first cell below it. */
const FIRST_CELL = { from: 'before the demo', press: ['Tab', 'Arrow Down'] } as const;

export default {
  keyboard: [
    {
      keys: { words: 'Arrow keys' },
      in: {
        'In a cell': {
          does: 'Move by one cell; up from the first row to the header',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Arrow Right', focus: 'gridcell[data-field="customer"]' },
            { press: 'Arrow Down', focus: 'gridcell "Café Linde"' },
            { press: 'Arrow Left', focus: 'gridcell "4102"' },
            { press: ['Arrow Up', 'Arrow Up'], focus: 'columnheader "Order"' },
          ],
          rtl: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Arrow Left', focus: 'gridcell[data-field="customer"]' },
            { press: 'Arrow Right', focus: 'gridcell "4101"' },
          ],
        },
        'In a header': {
          does: 'Move; down to the first row',
          walk: [
            { from: 'before the demo', press: 'Tab', focus: 'columnheader "Order"' },
            { press: 'Arrow Right', focus: 'columnheader "Customer"' },
            { press: 'Arrow Down', focus: 'gridcell[data-field="customer"]' },
          ],
        },
      },
    },
    {
      keys: ['Home', 'End'],
      in: {
        'In a cell': {
          does: 'First or last cell of the row',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'End', focus: 'gridcell[data-field="total"]' },
            { press: 'Home', focus: 'gridcell "4101"' },
          ],
        },
        'In a header': {
          does: 'First or last header',
          walk: [
            { from: 'before the demo', press: 'Tab' },
            { press: 'End', focus: 'columnheader "Total"' },
            { press: 'Home', focus: 'columnheader "Order"' },
          ],
        },
      },
    },
    {
      keys: ['Ctrl + Home', 'Ctrl + End'],
      in: {
        'In a cell': {
          does: 'First cell of the first row, last cell of the last',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Ctrl + End', focus: 'gridcell[data-field="total"]:focus' },
            { press: 'Home', focus: 'gridcell "4104"' },
            { press: 'Ctrl + Home', focus: 'gridcell "4101"' },
          ],
        },
      },
    },
    {
      keys: ['Page Up', 'Page Down'],
      in: {
        'In a cell': {
          does: 'Move by the visible height',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Page Down', focus: 'gridcell "4104"' },
            { press: 'Page Up', focus: 'gridcell "4101"' },
          ],
        },
        'In a header': {
          does: '`Page Down` enters the rows',
          walk: [
            { from: 'before the demo', press: 'Tab', focus: 'columnheader "Order"' },
            { press: 'Page Down', focus: 'gridcell:focus' },
          ],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        'In a cell': {
          does: 'Moves down by the visible height',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Space', focus: 'gridcell "4104"' },
          ],
        },
      },
    },
    {
      keys: 'Shift + Space',
      in: {
        'In a cell': {
          does: 'Selects the row',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Shift + Space', shows: 'row[data-id="4101"][aria-selected="true"]' },
          ],
        },
      },
    },
    {
      keys: 'Ctrl + A',
      in: {
        'In a cell': {
          does: 'Selects all rows, with `checkboxSelection`',
          walk: [
            { in: 'SelectionGrid', from: 'before the demo', press: ['Tab', 'Tab', 'Arrow Down'] },
            {
              press: ['Arrow Right', 'Ctrl + A'],
              shows: 'row[data-id="P-881"][aria-selected="true"]',
            },
            { shows: 'row[data-id="P-884"][aria-selected="true"]' },
          ],
        },
      },
    },
    {
      keys: 'Ctrl + C',
      in: {
        'In a cell': {
          does: 'Copies the selected rows, or else the cell',
          walk: [
            { ...FIRST_CELL, focus: 'gridcell "4101"' },
            { press: 'Ctrl + C', copies: '4101' },
            { in: 'SelectionGrid', from: 'before the demo' },
            { press: ['Tab', 'Tab', 'Arrow Down', 'Arrow Right', 'Ctrl + C'] },
            { copies: 'P-882\tGdańsk\t11\tpacked' },
          ],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        'In a cell': {
          does: 'Starts editing; while editing, saves and moves down',
          walk: [
            { in: 'EditableGrid', ...FIRST_CELL, focus: 'gridcell "Atrium"' },
            { press: 'Enter', focus: 'textbox' },
            { press: ['Ctrl + A', 'H', 'a', 'l', 'l', 'Enter'], focus: 'gridcell "Library"' },
            { shows: 'gridcell "Hall"' },
          ],
        },
        'In a header': {
          does: 'Sorts',
          walk: [
            { from: 'before the demo', press: ['Tab', 'Enter'] },
            { shows: 'columnheader[aria-sort="ascending"]' },
          ],
        },
      },
    },
    {
      keys: 'Ctrl + Enter',
      in: {
        'In a header': {
          does: 'Opens the column menu',
          walk: [{ from: 'before the demo', press: ['Tab', 'Ctrl + Enter'], shows: 'menu' }],
        },
      },
    },
    {
      keys: { words: '`Delete`, `Backspace` or any character' },
      in: {
        'In a cell': {
          does: 'Starts editing with an empty or new value',
          walk: [
            { in: 'EditableGrid', ...FIRST_CELL, focus: 'gridcell "Atrium"' },
            { press: 'Delete', value: ['textbox', ''] },
            { press: ['Escape', 'Backspace'], value: ['textbox', ''] },
            { press: ['Escape', 'q'], value: ['textbox', 'q'] },
          ],
        },
      },
    },
    {
      keys: 'Tab',
      in: {
        'In a cell': {
          does: 'While editing, saves and moves to the next cell',
          walk: [
            { in: 'EditableGrid', ...FIRST_CELL, focus: 'gridcell "Atrium"' },
            { press: ['Enter', 'Ctrl + A', 'H', 'a', 'l', 'l', 'Tab'], focus: 'gridcell "40"' },
            { shows: 'gridcell "Hall"' },
          ],
        },
      },
    },
    {
      keys: 'Escape',
      in: {
        'In a cell': {
          does: 'While editing, discards the change',
          walk: [
            { in: 'EditableGrid', ...FIRST_CELL, focus: 'gridcell "Atrium"' },
            { press: ['Enter', 'X', 'Escape'], focus: 'gridcell "Atrium"' },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'grid',
      states: { 'aria-rowcount': '5', 'aria-colcount': '4' },
      means:
        'The element with all rows. It counts those that are not rendered, too, and the header.',
    },
    {
      role: 'row',
      states: { 'aria-rowindex': '2', 'aria-selected': 'false' },
      means: 'A row; the first of the data is the second of the grid.',
    },
    {
      role: 'columnheader',
      name: 'Order',
      states: { 'aria-colindex': '1', 'aria-sort': 'none', tabindex: '0' },
      means: 'A header. `headerName` is its name. One header or cell is in the tab order.',
    },
    {
      role: 'gridcell',
      name: 'Café Linde',
      states: { 'aria-colindex': '2', tabindex: '-1' },
      means: 'A cell. Its text is the name.',
    },
    { role: 'group', name: 'Open orders', means: 'The element around the grid. You supply it.' },
  ],
} satisfies KeyboardFile;
