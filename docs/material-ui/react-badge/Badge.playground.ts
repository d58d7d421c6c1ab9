export default {
  props: { badgeContent: '12', color: 'primary' },
  examples: { badgeContent: { '0': '0', '12': '12', '240': '240', New: '"New"' } },
  imports: ["import MailIcon from '@mui/icons-material/Mail';"],
  template: `
    <Badge {...props}>
      <MailIcon titleAccess="Inbox" sx={{ color: 'text.secondary' }} />
    </Badge>
  `,
} satisfies PlaygroundFile;
