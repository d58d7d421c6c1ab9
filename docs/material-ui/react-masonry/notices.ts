interface Notice {
  id: string;
  title: string;
  text: string;
}

/** What is pinned to the keeper's board this week. */
export const notices: readonly Notice[] = [
  {
    id: 'supply-boat',
    title: 'Supply boat',
    text: 'Thursday at noon: flour, paraffin and two sacks of coal. Bring the empty drums.',
  },
  { id: 'lens', title: 'Lens', text: 'Wipe with spirit, never with wool.' },
  {
    id: 'fog-signal',
    title: 'Fog signal',
    text: 'Two blasts every 90 seconds. Tested on Mondays at 8 AM.',
  },
  { id: 'gannets', title: 'Gannets', text: 'First pair on the north ledge.' },
  {
    id: 'visitors',
    title: 'Visitors',
    text: 'A class from Port Anne on Friday. Count them in and out.',
  },
  { id: 'boots', title: 'Boots', text: 'Wet boots stay below the first landing.' },
];
