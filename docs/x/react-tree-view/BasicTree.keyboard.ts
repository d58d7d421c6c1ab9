export default {
  keyboard: [
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Move to the next or previous visible item',
      walk: [
        { from: 'treeitem "Contracts"', press: 'Arrow Down', focus: 'treeitem "Lease 2025.pdf"' },
        { press: 'Arrow Up', focus: 'treeitem[aria-expanded="true"]' },
      ],
    },
    {
      keys: 'Arrow Right',
      does: 'Opens a closed item; on an open one, moves to its first child. In a right-to-left theme, `Arrow Left` does',
      walk: [
        { from: 'treeitem[id$="plans"]', press: 'Arrow Right' },
        { shows: 'treeitem "Ground floor.dwg"', focus: 'treeitem[id$="plans"]' },
        { press: 'Arrow Right', focus: 'treeitem "Ground floor.dwg"' },
      ],
      rtl: [
        { from: 'treeitem[id$="plans"]', press: 'Arrow Left' },
        { shows: 'treeitem "Ground floor.dwg"', focus: 'treeitem[id$="plans"]' },
        { press: 'Arrow Left', focus: 'treeitem "Ground floor.dwg"' },
      ],
    },
    {
      keys: 'Arrow Left',
      does: 'Closes an open item; otherwise moves to the parent. In a right-to-left theme, `Arrow Right` does',
      walk: [
        { from: 'treeitem[id$="lease"]', press: 'Arrow Left', focus: 'treeitem[id$="contracts"]' },
        { press: 'Arrow Left', hides: 'treeitem "Lease 2025.pdf"' },
      ],
      rtl: [
        { from: 'treeitem[id$="lease"]', press: 'Arrow Right', focus: 'treeitem[id$="contracts"]' },
        { press: 'Arrow Right', hides: 'treeitem "Lease 2025.pdf"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'Move to the first or last visible item',
      walk: [
        { from: 'treeitem[id$="lease"]', press: 'End', focus: 'treeitem "Notes.md"' },
        { press: 'Home', focus: 'treeitem[id$="contracts"]' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Opens or closes an item with children, selects one without',
      walk: [
        { from: 'treeitem[id$="plans"]', press: 'Enter', shows: 'treeitem "Ground floor.dwg"' },
        { press: 'Enter', hides: 'treeitem "Ground floor.dwg"' },
        { from: 'treeitem "Notes.md"', press: 'Enter' },
        { shows: 'treeitem "Notes.md"[aria-selected="true"]' },
      ],
    },
    {
      keys: 'Space',
      does: 'Selects the item; with `multiSelect`, also unselects it',
      walk: [
        { from: 'treeitem "Notes.md"', press: 'Space' },
        { shows: 'treeitem "Notes.md"[aria-selected="true"]' },
        { in: 'RegionChoice', from: 'treeitem[id$="oslo"]', press: 'Space' },
        { shows: 'treeitem[id$="oslo"][aria-selected="false"]' },
      ],
    },
    {
      keys: '*',
      does: 'Opens all items on the same level',
      walk: [{ from: 'treeitem "Notes.md"', press: '*', shows: 'treeitem "Ground floor.dwg"' }],
    },
    {
      keys: { words: 'A letter' },
      does: 'Moves to the next item whose label starts with it',
      walk: [{ from: 'treeitem[id$="contracts"]', press: 'n', focus: 'treeitem "Notes.md"' }],
    },
    {
      keys: ['Shift + Arrow Down', 'Shift + Arrow Up'],
      does: 'With `multiSelect`: extend the selection',
      walk: [
        { in: 'RegionChoice', from: 'treeitem[id$="north"]' },
        { press: ['Space', 'Shift + Arrow Down'], focus: 'treeitem[id$="turku"]' },
        { shows: 'treeitem[id$="turku"][aria-selected="true"]' },
        { from: 'treeitem[id$="bari"]', press: ['Space', 'Shift + Arrow Up', 'Shift + Arrow Up'] },
        { shows: 'treeitem[id$="south"][aria-selected="true"]', focus: 'treeitem[id$="south"]' },
      ],
    },
    {
      keys: 'Shift + Space',
      does: 'With `multiSelect`: selects up to the item',
      walk: [
        { in: 'RegionChoice', from: 'treeitem[id$="turku"]', press: 'Space' },
        { press: ['End', 'Shift + Space'] },
        { shows: 'treeitem[id$="south"][aria-selected="true"]' },
        { shows: 'treeitem[id$="bari"][aria-selected="true"]' },
      ],
    },
    {
      keys: ['Ctrl + Shift + Home', 'Ctrl + Shift + End'],
      does: 'With `multiSelect`: select up to the first or last item',
      walk: [
        { in: 'RegionChoice', from: 'treeitem[id$="south"]', press: 'Ctrl + Shift + End' },
        { shows: 'treeitem[id$="bari"][aria-selected="true"]' },
        { from: 'treeitem[id$="south"]', press: 'Ctrl + Shift + Home' },
        { shows: 'treeitem[id$="north"][aria-selected="true"]' },
      ],
    },
    {
      keys: 'Ctrl + A',
      does: 'With `multiSelect`: selects all visible items',
      walk: [
        { in: 'RegionChoice', from: 'treeitem[id$="turku"]', press: 'Ctrl + A' },
        { shows: 'treeitem[id$="north"][aria-selected="true"]' },
        { shows: 'treeitem[id$="bari"][aria-selected="true"]' },
      ],
    },
    {
      keys: 'Tab',
      does: 'Moves to the selected item, or else to the first, and then out of the tree',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'treeitem[id$="contracts"]' },
        { in: 'ControlledTree', from: 'button', press: 'Tab', focus: 'treeitem[id$="connect"]' },
      ],
    },
  ],
  roles: [
    {
      role: 'tree',
      name: 'Project documents',
      states: { 'aria-multiselectable': 'false' },
      means: 'The root, a `<ul>`. You supply its name; `multiSelect` sets the state.',
    },
    {
      role: 'treeitem',
      states: { 'aria-expanded': 'true', tabindex: '0' },
      means: 'An item with children. The first item is in the tab order until one is selected.',
    },
    {
      role: 'treeitem',
      name: 'Notes.md',
      states: { tabindex: '-1' },
      means: 'An item without children.',
    },
    {
      role: 'treeitem',
      name: 'Notes.md',
      states: { 'aria-selected': 'true', tabindex: '0' },
      means: 'The selected item, now the one in the tab order.',
      after: [{ from: 'treeitem "Notes.md"', press: 'Space' }],
    },
    { role: 'group', means: 'The children of an open item.' },
  ],
} satisfies KeyboardFile;
