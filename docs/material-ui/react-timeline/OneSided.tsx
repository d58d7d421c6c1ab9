import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const jobs = ['Frames', 'Planks', 'Caulking'];

export default function OneSided() {
  return (
    <Timeline
      role="list"
      aria-label="Work on the hull"
      sx={{
        width: '100%',
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: { flex: 0, p: 0 },
      }}
    >
      {jobs.map((job, index) => (
        <TimelineItem key={job}>
          <TimelineSeparator>
            <TimelineDot />
            {index < jobs.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{job}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
