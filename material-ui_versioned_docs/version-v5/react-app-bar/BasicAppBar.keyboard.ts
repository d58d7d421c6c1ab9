export default {
  roles: [
    {
      role: 'banner',
      means: 'The `<header>` of `AppBar`, outside `main`, `article`, `section`, `aside` and `nav`.',
      after: [{ in: 'FixedAppBar' }],
    },
    {
      role: 'link',
      name: 'Settings',
      states: { 'aria-label': '…' },
      means: 'An icon button with `href`. You supply its name.',
    },
  ],
} satisfies KeyboardFile;
