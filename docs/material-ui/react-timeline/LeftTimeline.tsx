import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const trips = ['Bristol', 'Falmouth', 'Penzance'];

export default function LeftTimeline() {
  return (
    <Timeline position="left" role="list" aria-label="Harbors in July" sx={{ width: '100%' }}>
      {trips.map((harbor, index) => (
        <TimelineItem key={harbor}>
          <TimelineSeparator>
            <TimelineDot />
            {index < trips.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{harbor}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
