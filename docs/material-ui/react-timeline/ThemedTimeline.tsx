import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const watches = [
  { hour: '04:00', name: 'Morning watch' },
  { hour: '08:00', name: 'Forenoon watch' },
  { hour: '12:00', name: 'Afternoon watch' },
];

export default function ThemedTimeline() {
  return (
    <Timeline role="list" aria-label="Watches" sx={{ width: '100%', maxWidth: 320 }}>
      {watches.map(({ hour, name }, index) => (
        <TimelineItem key={hour}>
          <TimelineSeparator>
            <TimelineDot />
            {index < watches.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {name}, <time dateTime={hour}>{hour}</time>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
