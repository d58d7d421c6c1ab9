import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import type { TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import Typography from '@mui/material/Typography';

interface Job {
  title: string;
  state: string;
  dot: TimelineDotProps;
  isCurrent?: boolean;
}

const check = <CheckIcon fontSize="small" />;

const jobs: Job[] = [
  { title: 'Deck beams', state: 'Done', dot: { color: 'success', children: check } },
  {
    title: 'Insurance survey',
    state: 'Rejected: two bolts to replace',
    dot: { color: 'error', children: <PriorityHighIcon fontSize="small" /> },
  },
  { title: 'Deck planks', state: 'In progress', dot: { color: 'primary' }, isCurrent: true },
  { title: 'Deck houses', state: 'Planned', dot: { variant: 'outlined', color: 'inherit' } },
];

export default function EventStates() {
  return (
    <Timeline
      role="list"
      aria-label="Work on the deck"
      sx={{
        m: 0,
        width: '100%',
        maxWidth: 320,
        color: 'text.primary',
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
      }}
    >
      {jobs.map(({ title, state, dot, isCurrent }, index) => (
        <TimelineItem key={title} aria-current={isCurrent && 'step'}>
          <TimelineSeparator sx={{ minWidth: 32 }}>
            <TimelineDot {...dot} sx={{ alignSelf: 'center' }} />
            {index < jobs.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pb: 2.5, fontWeight: isCurrent ? 'bold' : 'normal' }}>
            {title}
            <Typography variant="body2" color="textSecondary">
              {state}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
