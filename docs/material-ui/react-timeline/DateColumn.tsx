import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const log = [
  { hour: '06:40', text: 'Lock gates open, two tugs alongside' },
  { hour: '', text: 'Mooring lines taken in' },
  { hour: '08:15', text: 'Past the breakwater, foresail set' },
  { hour: '11:30', text: 'Seven knots under all plain sail' },
];

export default function DateColumn() {
  return (
    <Timeline
      role="list"
      aria-label="Log of the trial, May 14"
      sx={{
        m: 0,
        width: '100%',
        maxWidth: 420,
        [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 72px', px: 1 },
      }}
    >
      {log.map(({ hour, text }, index) => (
        <TimelineItem key={text}>
          <TimelineOppositeContent color="textSecondary">
            {hour && <time dateTime={hour}>{hour}</time>}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color={hour ? 'primary' : 'grey'} />
            {index < log.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
