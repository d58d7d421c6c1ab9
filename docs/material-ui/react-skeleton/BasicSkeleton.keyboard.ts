export default {
  roles: [
    {
      role: 'region',
      name: 'Harbor station',
      states: { 'aria-busy': 'true' },
      means: 'The element that loads. You supply the element, its name and `aria-busy`.',
    },
    {
      role: 'status',
      means: 'An element of yours that says in words what is loading, and that it has loaded.',
    },
    {
      role: 'list',
      name: 'Stations',
      states: { 'aria-busy': 'true' },
      means: 'A list that loads. Its items have no text yet.',
      after: [{ in: 'StationList' }],
    },
  ],
} satisfies KeyboardFile;
