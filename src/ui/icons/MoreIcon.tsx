import Icon, { type IconProps } from './Icon';

export default function MoreIcon(props: IconProps) {
  return (
    <Icon strokeWidth="2.25" {...props}>
      <path d="M10 4.5h.01M10 10h.01M10 15.5h.01" />
    </Icon>
  );
}
