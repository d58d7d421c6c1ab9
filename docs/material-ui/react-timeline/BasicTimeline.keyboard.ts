export default {
  roles: [
    {
      role: 'list',
      name: 'Restoration of the schooner Halcyon',
      means: '`Timeline`, a `<ul>`. You supply the name, and `role` for Safari.',
    },
    { role: 'listitem', means: '`TimelineItem`, a `<li>`.' },
    {
      role: 'listitem',
      states: { 'aria-current': 'step' },
      means: 'The current event. You supply `aria-current`.',
      after: [{ in: 'EventStates' }],
    },
  ],
} satisfies KeyboardFile;
