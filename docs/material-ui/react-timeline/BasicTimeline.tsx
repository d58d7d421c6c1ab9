import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = [
  { month: '2021-10', date: 'October 2021', title: 'Hauled out of the water' },
  { month: '2022-03', date: 'March 2022', title: 'New planks below the waterline' },
  { month: '2023-06', date: 'June 2023', title: 'Both masts stepped' },
  { month: '2024-05', date: 'May 2024', title: 'First sail in fifty years' },
];

export default function BasicTimeline() {
  return (
    <Timeline
      role="list"
      aria-label="Restoration of the schooner Halcyon"
      sx={{ m: 0, maxWidth: 520 }}
    >
      {stages.map(({ month, date, title }, index) => (
        <TimelineItem key={month}>
          <TimelineOppositeContent color="textSecondary">
            <time dateTime={month}>{date}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{title}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
