import type { Schema, Struct } from '@strapi/strapi';

export interface ArticleEvent extends Struct.ComponentSchema {
  collectionName: 'components_article_event';
  info: {
    displayName: 'Event';
    icon: 'calendar';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    year: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface ArticlePassage extends Struct.ComponentSchema {
  collectionName: 'components_article_passage';
  info: {
    displayName: 'Passage';
    icon: 'write';
  };
  attributes: {
    text: Schema.Attribute.Blocks & Schema.Attribute.Required;
  };
}

export interface ArticlePicture extends Struct.ComponentSchema {
  collectionName: 'components_article_picture';
  info: {
    displayName: 'Picture in a text';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    width: Schema.Attribute.Enumeration<['measure', 'wide', 'full']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'measure'>;
  };
}

export interface ArticleQuotation extends Struct.ComponentSchema {
  collectionName: 'components_article_quotation';
  info: {
    displayName: 'Quotation';
    icon: 'quote';
  };
  attributes: {
    attribution: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface ArticleSource extends Struct.ComponentSchema {
  collectionName: 'components_article_source';
  info: {
    displayName: 'Source';
    icon: 'book';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ArticleTimeline extends Struct.ComponentSchema {
  collectionName: 'components_article_timeline';
  info: {
    displayName: 'Time line';
    icon: 'clock';
  };
  attributes: {
    events: Schema.Attribute.Component<'article.event', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 80;
          min: 1;
        },
        number
      >;
  };
}

export interface ArtworkAttachedPoint extends Struct.ComponentSchema {
  collectionName: 'components_artwork_attached_points';
  info: {
    description: 'A point of the outline of a part that is attached to a turned piece, such as a spout or a handle, seen from the side. The points of a part run once around it.';
    displayName: 'Attached point';
    icon: 'dashboard';
  };
  attributes: {
    distance: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: -1000;
        },
        number
      >;
    height: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    part: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 9;
          min: 1;
        },
        number
      >;
  };
}

export interface ArtworkDimensions extends Struct.ComponentSchema {
  collectionName: 'components_artwork_dimensions';
  info: {
    displayName: 'Dimensions';
    icon: 'expand';
  };
  attributes: {
    diameter: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    height: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    length: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    unit: Schema.Attribute.Enumeration<['cm', 'mm']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'cm'>;
    width: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
  };
}

export interface ArtworkOutlinePoint extends Struct.ComponentSchema {
  collectionName: 'components_artwork_outline_points';
  info: {
    description: 'A point of the outer profile of a turned piece. The points run from the foot to the lip.';
    displayName: 'Outline point';
    icon: 'dashboard';
  };
  attributes: {
    height: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    radius: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
  };
}

export interface ArtworkScores extends Struct.ComponentSchema {
  collectionName: 'components_artwork_scores';
  info: {
    displayName: 'Scores';
    icon: 'star';
  };
  attributes: {
    colorHarmony: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    colorLayering: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    crystalBubbleBalance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    glazeColorRhythm: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    glazeFusion: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    glazePattern: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    glazeTexture: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    imageryAssociation: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    microCosmos: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    naturalRarity: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    philosophicalResonance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    sensoryResonance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    sensoryTransmission: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    uniqueness: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    visualComposition: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    visualLayout: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
  };
}

export interface PageChoice extends Struct.ComponentSchema {
  collectionName: 'components_page_choices';
  info: {
    displayName: 'Choice';
    icon: 'apps';
  };
  attributes: {
    options: Schema.Attribute.Component<'page.option', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageClause extends Struct.ComponentSchema {
  collectionName: 'components_page_clauses';
  info: {
    displayName: 'Section with an anchor';
    icon: 'anchor';
  };
  attributes: {
    key: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface PageContact extends Struct.ComponentSchema {
  collectionName: 'components_page_contacts';
  info: {
    displayName: 'Contact';
    icon: 'envelop';
  };
  attributes: {
    button: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageCup extends Struct.ComponentSchema {
  collectionName: 'components_page_cups';
  info: {
    displayName: 'Boshan censer cup';
    icon: 'gift';
  };
  attributes: {
    baseDesign: Schema.Attribute.Component<'page.cup-tab', false> &
      Schema.Attribute.Required;
    inspiration: Schema.Attribute.Component<'page.cup-tab', false> &
      Schema.Attribute.Required;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    usageScenarios: Schema.Attribute.Component<'page.cup-tab', false> &
      Schema.Attribute.Required;
  };
}

export interface PageCupTab extends Struct.ComponentSchema {
  collectionName: 'components_page_cup_tabs';
  info: {
    displayName: 'Tab of the cup';
    icon: 'layout';
  };
  attributes: {
    points: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface PageGlaze extends Struct.ComponentSchema {
  collectionName: 'components_page_glazes';
  info: {
    displayName: 'Close look';
    icon: 'eye';
  };
  attributes: {
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageHeading extends Struct.ComponentSchema {
  collectionName: 'components_page_headings';
  info: {
    displayName: 'Title and text';
    icon: 'heading';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageMakingStep extends Struct.ComponentSchema {
  collectionName: 'components_page_making_steps';
  info: {
    displayName: 'Step of the making';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    picture: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface PageMotto extends Struct.ComponentSchema {
  collectionName: 'components_page_mottos';
  info: {
    displayName: 'Motto';
    icon: 'quote';
  };
  attributes: {
    first: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    second: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageOption extends Struct.ComponentSchema {
  collectionName: 'components_page_options';
  info: {
    displayName: 'Option';
    icon: 'bulletList';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface PageOrdering extends Struct.ComponentSchema {
  collectionName: 'components_page_orderings';
  info: {
    displayName: 'How ordering works';
    icon: 'clock';
  };
  attributes: {
    steps: Schema.Attribute.Component<'page.ordering-step', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageOrderingStep extends Struct.ComponentSchema {
  collectionName: 'components_page_ordering_steps';
  info: {
    displayName: 'Step of an order';
    icon: 'arrowRight';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    time: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageSection extends Struct.ComponentSchema {
  collectionName: 'components_page_sections';
  info: {
    displayName: 'Section';
    icon: 'layer';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface PageStory extends Struct.ComponentSchema {
  collectionName: 'components_page_storys';
  info: {
    displayName: 'Story';
    icon: 'book';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    link: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    picture: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface StoriesLiterature extends Struct.ComponentSchema {
  collectionName: 'components_stories_literature';
  info: {
    displayName: 'Literature section';
    icon: 'book';
  };
  attributes: {
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface StoriesTeaser extends Struct.ComponentSchema {
  collectionName: 'components_stories_teaser';
  info: {
    displayName: 'Teaser';
    icon: 'heart';
  };
  attributes: {
    button: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'article.event': ArticleEvent;
      'article.passage': ArticlePassage;
      'article.picture': ArticlePicture;
      'article.quotation': ArticleQuotation;
      'article.source': ArticleSource;
      'article.timeline': ArticleTimeline;
      'artwork.attached-point': ArtworkAttachedPoint;
      'artwork.dimensions': ArtworkDimensions;
      'artwork.outline-point': ArtworkOutlinePoint;
      'artwork.scores': ArtworkScores;
      'page.choice': PageChoice;
      'page.clause': PageClause;
      'page.contact': PageContact;
      'page.cup': PageCup;
      'page.cup-tab': PageCupTab;
      'page.glaze': PageGlaze;
      'page.heading': PageHeading;
      'page.making-step': PageMakingStep;
      'page.motto': PageMotto;
      'page.option': PageOption;
      'page.ordering': PageOrdering;
      'page.ordering-step': PageOrderingStep;
      'page.section': PageSection;
      'page.story': PageStory;
      'stories.literature': StoriesLiterature;
      'stories.teaser': StoriesTeaser;
    }
  }
}
