import Timeline from '@mui/lab/Timeline';
import TimelineConnector, { timelineConnectorClasses } from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator, { timelineSeparatorClasses } from '@mui/lab/TimelineSeparator';

const stops = ['Plymouth', 'Brest', 'Vigo'];

export default function HorizontalTimeline() {
  return (
    <Timeline
      role="list"
      aria-label="Stops of the race"
      sx={{
        flexDirection: 'row',
        width: '100%',
        px: 0,
        [`& .${timelineItemClasses.root}`]: { flexDirection: 'column', flex: 1, minWidth: 0 },
        [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
        [`& .${timelineSeparatorClasses.root}`]: { flexDirection: 'row' },
        [`& .${timelineConnectorClasses.root}`]: { width: 'auto', height: 2 },
      }}
    >
      {stops.map((stop, index) => (
        <TimelineItem key={stop}>
          <TimelineSeparator>
            <TimelineDot sx={{ alignSelf: 'center' }} />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ px: 0 }}>{stop}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
