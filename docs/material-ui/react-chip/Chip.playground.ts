export default {
  exclude: ['skipFocusWhenDisabled', 'tabIndex'],
  props: { label: 'Under 30 minutes' },
  imports: ["import ScheduleIcon from '@mui/icons-material/Schedule';"],
  examples: { icon: { ScheduleIcon: '<ScheduleIcon />' } },
} satisfies PlaygroundFile;
