export default {
  roles: [
    {
      role: 'img',
      name: 'Step-free access',
      means: 'An icon with `titleAccess`. Without it, an icon is hidden and has no role.',
    },
    {
      role: 'button',
      name: 'Give up seat 14C',
      states: { 'aria-label': '…' },
      means: 'A button with nothing but an icon. You supply its name.',
    },
  ],
} satisfies KeyboardFile;
