export default {
  roles: [
    {
      role: 'list',
      name: 'Routes on the north wall',
      means: 'A stack with `component="ul"`. You supply the name.',
      after: [{ in: 'RouteList' }],
    },
  ],
} satisfies KeyboardFile;
