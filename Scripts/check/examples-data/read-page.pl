# Checks what the page of an example shows against the files of the example: read-page.pl Name directory [page]
#
# Each block of Swift occurs in a file of the example, or in the manifest. Each block of changes is of files of the
# example. Writes the changes to `fault.patch` and the blocks of text after the first change to `message`.
use strict;
use warnings;
use File::Find qw(find);

my ($name, $directory, $other) = @ARGV;
my $page = $other // "Examples/$name/README.md";
sub refuse { print "$name: $page$_[0]\n"; exit 1 }

sub lines_of {
  open(my $in, '<', $_[0]) or refuse(" cannot be read beside $_[0]: $!");
  chomp(my @lines = <$in>);
  return \@lines;
}

# The blocks of the page: language, line number of the first line, lines.
my (@blocks, $open);
my $number = 0;
for my $line (@{ lines_of($page) }) {
  $number++;
  if (!$open) {
    $open = [$1, $number + 1, []] if $line =~ /^```(\w*)\s*$/;
  } elsif ($line =~ /^```\s*$/) {
    push @blocks, $open;
    undef $open;
  } else {
    push @{ $open->[2] }, $line;
  }
}
refuse(": the block at line $open->[1] has no end") if $open;

my %sources = map { $_ => lines_of($_) } grep { -e } ('Examples/Package.swift', "Examples/$name/Package.swift");
my @folders = grep { -d } ("Examples/$name/Sources", "Examples/$name/Tests");
find({ no_chdir => 1, wanted => sub { $sources{$_} = lines_of($_) if /\.swift$/ } }, @folders) if @folders;

# Whether the block occurs in the lines, each of its lines after the same indentation.
sub occurs {
  my ($block, $lines) = @_;
  START: for my $start (0 .. $#$lines - $#$block) {
    my $first = $lines->[$start];
    next unless length($first) >= length($block->[0]);
    my $indentation = substr($first, 0, length($first) - length($block->[0]));
    next unless $indentation =~ /^ *$/;
    for my $index (0 .. $#$block) {
      my $expected = $block->[$index] eq '' ? '' : $indentation . $block->[$index];
      next START unless $lines->[$start + $index] eq $expected;
    }
    return 1;
  }
  return 0;
}

my (%seen, @fault, @message);
for my $block (@blocks) {
  my ($language, $line, $lines) = @$block;
  if ($language eq 'swift') {
    refuse(":$line: the block of Swift is empty") unless @$lines && $lines->[0] ne '';
    refuse(":$line: this block occurs in no file of the example: $lines->[0]")
      unless grep { occurs($lines, $sources{$_}) } keys %sources;
  } elsif ($language eq 'diff') {
    for my $header (grep { m{^(---|\+\+\+) } } @$lines) {
      refuse(":$line: the change is of another file than those of Examples/$name: $header")
        unless $header =~ m{^(--- a|\+\+\+ b)/Examples/\Q$name\E/};
    }
    push @fault, @$lines;
  } elsif ($language eq 'text') {
    next unless $seen{diff};
    push @message, grep { /\S/ } @$lines;
  }
  $seen{$language} = 1;
}
for my $language ('swift', 'diff') {
  refuse(" has no block of $language") unless $seen{$language};
}
refuse(' has no block of text after the change, which shows how the tests fail') unless @message;

sub put {
  my ($file, @lines) = @_;
  open(my $out, '>', "$directory/$file") or die "$directory/$file: $!";
  print $out "$_\n" for @lines;
}
put('fault.patch', @fault);
put('message', @message);
