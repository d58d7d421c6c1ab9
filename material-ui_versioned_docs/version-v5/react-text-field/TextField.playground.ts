export default {
  exclude: ['autoComplete', 'autoFocus', 'id', 'maxRows', 'minRows', 'name', 'rows', 'select'],
  props: { label: 'Name of guest', helperText: 'As in the passport' },
  examples: { type: ['text', 'email', 'password', 'number', 'date'] },
  template: '<TextField id="passport-name" {...props} />',
} satisfies PlaygroundFile;
