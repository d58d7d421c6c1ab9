import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const log = [
  { hour: '12:20', text: 'Course set for Brest' },
  { hour: '16:05', text: 'Wind freshens, topsail taken in' },
  { hour: '21:50', text: 'Ushant light in sight' },
];

export default function RightAligned() {
  return (
    <Timeline
      role="list"
      aria-label="Log of the first day"
      sx={{
        width: '100%',
        maxWidth: 420,
        '& .MuiTimelineContent-root': { flex: '0 0 72px', px: 1 },
      }}
    >
      {log.map(({ hour, text }, index) => (
        <TimelineItem key={hour}>
          <TimelineOppositeContent>{text}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < log.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent color="textSecondary">
            <time dateTime={hour}>{hour}</time>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
