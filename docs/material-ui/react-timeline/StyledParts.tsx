import type {} from '@mui/material/themeCssVarsAugmentation';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import FlagIcon from '@mui/icons-material/Flag';
import { styled } from '@mui/material/styles';

const DashedConnector = styled(TimelineConnector)(({ theme }) => ({
  width: 0,
  backgroundColor: 'transparent',
  borderInlineStart: '2px dashed',
  borderColor: (theme.vars || theme).palette.text.secondary,
}));

const Month = styled(TimelineOppositeContent)({ alignSelf: 'center' });

const Title = styled(TimelineContent)({ alignSelf: 'center' });

const plan = [
  { month: 'June', title: 'Festival of the Sea', dot: <TimelineDot color="success" /> },
  { month: 'July', title: 'Youth crew, first week', dot: <TimelineDot variant="outlined" /> },
  {
    month: 'August',
    title: 'Race to Lorient',
    dot: (
      <TimelineDot color="inherit" sx={{ bgcolor: '#37474f', color: '#fff', borderRadius: 2 }}>
        <FlagIcon />
      </TimelineDot>
    ),
  },
];

export default function StyledParts() {
  return (
    <Timeline
      aria-label="Plan for the summer"
      sx={{ m: 0, width: '100%', maxWidth: 480, color: 'text.primary' }}
    >
      {plan.map(({ month, title, dot }, index) => (
        <TimelineItem key={month} sx={{ minHeight: 88 }}>
          <Month color="textSecondary">{month}</Month>
          <TimelineSeparator>
            <DashedConnector sx={{ visibility: index > 0 ? 'visible' : 'hidden' }} />
            {dot}
            <DashedConnector sx={{ visibility: index < plan.length - 1 ? 'visible' : 'hidden' }} />
          </TimelineSeparator>
          <Title>{title}</Title>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
