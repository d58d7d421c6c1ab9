import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import AnchorIcon from '@mui/icons-material/Anchor';
import HandymanIcon from '@mui/icons-material/Handyman';
import SailingIcon from '@mui/icons-material/Sailing';

export default function DotIcons() {
  return (
    <Timeline role="list" aria-label="Trades on board" sx={{ width: '100%', maxWidth: 480 }}>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary" sx={{ pt: 2.25 }}>
          9,200 hours
        </TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary">
            <HandymanIcon />
          </TimelineDot>
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent sx={{ pt: 2.25 }}>Shipwrights</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary" sx={{ pt: 2.25 }}>
          1,450 hours
        </TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="secondary">
            <SailingIcon />
          </TimelineDot>
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent sx={{ pt: 2.25 }}>Riggers</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary" sx={{ pt: 2.25 }}>
          600 hours
        </TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot variant="outlined">
            <AnchorIcon />
          </TimelineDot>
        </TimelineSeparator>
        <TimelineContent sx={{ pt: 2.25 }}>Blacksmith</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
