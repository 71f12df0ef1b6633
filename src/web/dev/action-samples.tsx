import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { CounterBadge } from '../ui/counter-badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { SunMark } from '../ui/sun-mark.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Row, Samples, type ThemeProps } from './samples.tsx';
import styles from './ui.module.css';

const social = (['facebook', 'pinterest', 'instagram', 'twitter'] as const).map((network) => ({
  network,
  href: '/',
  title: `Sojourn on ${network}`,
}));

export function ActionSamples({ theme }: ThemeProps) {
  return (
    <Samples title="Buttons, chips, badges" theme={theme}>
      <Row>
        <LinkButton kind="go" href="/">
          Reserve with $800 deposit
        </LinkButton>
        <LinkButton kind="ink" href="/">
          See trip
        </LinkButton>
        <LinkButton href="/">Ask a question</LinkButton>
        <LinkButton kind="sun" href="/">
          Compare 2 trips
        </LinkButton>
        <Button kind="text">Clear all</Button>
      </Row>
      <Row>
        <Button kind="go" size="large" icon="search">
          Search trips
        </Button>
        <Button kind="ink" iconAfter="arrow-right">
          All dates
        </Button>
        <Button size="small">Small</Button>
      </Row>
      <Row>
        <Button kind="go" busy="Sending">
          Send
        </Button>
        <Button busy>Loading</Button>
        <Button kind="go" disabled>
          Disabled
        </Button>
        <Button kind="text" disabled>
          Disabled
        </Button>
      </Row>
      <Row>
        <IconButton icon="search" label="Search" />
        <IconButton icon="heart" label="Save this trip" look="raised" aria-pressed={false} />
        <IconButton icon="heart" label="Saved trip" look="raised" aria-pressed={true} />
        <IconButton icon="minus" label="One less" look="line" />
        <IconButton icon="x" label="Disabled" look="line" disabled />
        <Tooltip text="Get guided help to find the right trip for you">
          {(described) => <Button {...described}>With a tooltip</Button>}
        </Tooltip>
      </Row>
      <Row>
        <Chip href="/" applied>
          Walking and hiking
        </Chip>
        <Chip href="/">Women only</Chip>
        <Badge icon="shield-check" tone="pine">
          Departure guaranteed
        </Badge>
        <Badge icon="tag" tone="sun">
          Member price $2,250
        </Badge>
        <Badge icon="ship">Small-ship cruise</Badge>
        <Badge icon="badge-check" tone="info">
          Booked on Sojourn
        </Badge>
        <CounterBadge count={5} label="filters" />
        <CounterBadge count={128} label="trips" />
      </Row>
      <Row>
        <Logo />
        <SunMark className={styles.sun} />
        <Icon of="search" size="small" />
        <Icon of="search" />
        <Icon of="search" size="large" strong label="Search" />
        <Spinner />
        <Spinner label="Loading..." />
      </Row>
      <div className={styles.night}>
        <SocialLinks links={social} />
      </div>
    </Samples>
  );
}
