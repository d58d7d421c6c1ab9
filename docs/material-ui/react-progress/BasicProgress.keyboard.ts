export default {
  roles: [
    {
      role: 'progressbar',
      name: 'Film 81, 36 pictures',
      states: { 'aria-valuenow': '0', 'aria-valuemin': '0', 'aria-valuemax': '100' },
      means: 'A linear progress with a value. You supply the name.',
    },
    {
      role: 'progressbar',
      name: 'Drying the prints',
      states: { 'aria-valuenow': '75' },
      means: 'A circular progress with a value. `0` and `100` are the limits by default.',
      after: [{ in: 'CircularValues' }],
    },
    {
      role: 'progressbar',
      name: 'Scanning negative 12',
      means: 'A progress without a value. Assistive technology gets no number.',
      after: [{ in: 'CircularSizes' }],
    },
  ],
} satisfies KeyboardFile;
