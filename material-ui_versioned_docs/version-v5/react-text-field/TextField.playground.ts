export default {
  exclude: ['autoComplete', 'autoFocus', 'id', 'maxRows', 'minRows', 'name', 'select'],
  props: { label: 'Name of guest', helperText: 'As in the passport' },
  examples: { type: ['text', 'email', 'password', 'number', 'date'], rows: [2, 4, 8] },
  template: '<TextField id="guest-name" {...props} />',
} satisfies PlaygroundFile;
