import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const owners = [
  { year: '1887', name: 'Harris & Sons', text: 'Carries slate and china clay.' },
  { year: '1926', name: 'Coastal Grain', text: 'Loses a mast, gains an engine.' },
  { year: '1974', name: 'Harbor of Plymouth', text: 'Lies in the mud as a store.' },
  { year: '2021', name: 'Halcyon Trust', text: 'Raises $1.4 million for repairs.' },
];

export default function AlternateTimeline() {
  return (
    <Timeline
      position="alternate"
      role="list"
      aria-label="Owners of the Halcyon"
      sx={{ m: 0, width: '100%', maxWidth: 560 }}
    >
      {owners.map(({ year, name, text }, index) => (
        <TimelineItem key={year}>
          <TimelineOppositeContent color="textSecondary">
            <time dateTime={year}>{year}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < owners.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pb: 3 }}>
            {name}
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
