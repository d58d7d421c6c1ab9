import Timeline from '@mui/lab/Timeline';
import type { TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';

const crews: { name: string; position: TimelineProps['position']; jobs: string[] }[] = [
  { name: 'Hull', position: 'right', jobs: ['Frames', 'Planks', 'Caulking'] },
  { name: 'Rig', position: 'left', jobs: ['Masts', 'Yards', 'Shrouds'] },
];

export default function OneSided() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 420,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        color: 'text.primary',
      }}
    >
      {crews.map(({ name, position, jobs }) => (
        <Timeline
          key={name}
          position={position}
          role="list"
          aria-label={name}
          sx={{
            m: 0,
            [`& .${timelineItemClasses.missingOppositeContent}::before`]: { flex: 0, p: 0 },
          }}
        >
          {jobs.map((job, index) => (
            <TimelineItem key={job} sx={{ minHeight: 56 }}>
              <TimelineSeparator>
                <TimelineDot color="primary" />
                {index < jobs.length - 1 && <TimelineConnector />}
              </TimelineSeparator>
              <TimelineContent>{job}</TimelineContent>
            </TimelineItem>
          ))}
        </Timeline>
      ))}
    </Box>
  );
}
