export default {
  roles: [
    {
      role: 'progressbar',
      name: 'Film 81, 36 pictures',
      states: { 'aria-valuenow': '0', 'aria-valuemin': '0', 'aria-valuemax': '100' },
      means: 'A line with a value. You supply the name.',
    },
    {
      role: 'progressbar',
      name: 'Drying the prints',
      states: { 'aria-valuenow': '75' },
      means: 'A circle with a value. The limits are `0` and `100`, the defaults of the role.',
      after: [{ in: 'CircularValues' }],
    },
    {
      role: 'progressbar',
      name: 'Scanning negative 12',
      means: 'An indicator without a value. Screen readers get no number.',
      after: [{ in: 'CircularSizes' }],
    },
  ],
} satisfies KeyboardFile;
