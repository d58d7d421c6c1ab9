import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const text = { py: 0.75, px: 1, fontSize: 13 };

export default function TimelinePicture() {
  return (
    <Timeline sx={{ m: 0, p: 0, width: 150 }}>
      <TimelineItem sx={{ minHeight: 52 }}>
        <TimelineOppositeContent sx={text}>1887</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" sx={{ my: 1 }} />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent sx={text}>Launch</TimelineContent>
      </TimelineItem>
      <TimelineItem sx={{ minHeight: 28 }}>
        <TimelineOppositeContent sx={text}>2021</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" variant="outlined" sx={{ my: 1 }} />
        </TimelineSeparator>
        <TimelineContent sx={text}>Refit</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
